import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styles from './Preview.module.css';
import { previewMessages as messages } from './preview-messages.ts';
import { shares } from './preview-store.ts';

export interface PaneDividerProps {
  readonly pane: RefObject<HTMLElement | null>;
  /** The width of the pane in percent. */
  readonly share: number;
  readonly onResize: (share: number) => void;
}

/** The edge between the form and the preview, moved by pointer or arrow keys. */
export function PaneDivider({ pane, share, onResize }: PaneDividerProps) {
  const intl = useIntl();
  const isRtl = (): boolean => pane.current !== null && getComputedStyle(pane.current).direction === 'rtl';
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(share + step * (isRtl() ? -1 : 1) * shares.step);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = pane.current?.getBoundingClientRect();
    if (!box) return;
    const width = isRtl() ? event.clientX - box.left : box.right - event.clientX;
    onResize((100 * width) / document.documentElement.clientWidth);
  };
  return (
    // The ARIA pattern of a window splitter: a separator that can be focused has a value.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      aria-label={intl.formatMessage(messages.resize)}
      aria-orientation="vertical"
      aria-valuemax={shares.max}
      aria-valuemin={shares.min}
      aria-valuenow={share}
      className={styles['divider']}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    />
  );
}
