import { lateCode, OpenedLayer } from '../LateTrigger/index.ts';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

const confirmDialogCode = lateCode(async () => (await import('./ConfirmDialogLayer.tsx')).ConfirmDialogLayer);

/**
 * Asks for confirmation before an action. Cancel has the initial focus; Escape cancels. Its code is loaded when it is first
 * opened.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return <OpenedLayer code={confirmDialogCode} open={props.open} props={props} />;
}
