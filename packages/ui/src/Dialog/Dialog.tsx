import { lateCode, OpenedLayer } from '../LateTrigger/index.ts';
import type { DialogProps } from './dialog-props.ts';

const dialogCode = lateCode(async () => (await import('./DialogLayer.tsx')).DialogLayer);

/**
 * A modal dialog.
 *
 * It traps the focus, closes on Escape if it is the topmost layer, and restores the focus when it closes. The content
 * scrolls between header and footer. Below a window width of 600 px the dialog is a bottom sheet. Its code is loaded when
 * it is first opened.
 */
export function Dialog(props: DialogProps) {
  return <OpenedLayer code={dialogCode} open={props.open} props={props} />;
}
