import type { Direction } from '../Direction/index.ts';

/** Side of the trigger on which a layer opens, relative to the text direction. */
export type LogicalSide = 'top' | 'bottom' | 'inline-start' | 'inline-end';

const physical = {
  ltr: { top: 'top', bottom: 'bottom', 'inline-start': 'left', 'inline-end': 'right' },
  rtl: { top: 'top', bottom: 'bottom', 'inline-start': 'right', 'inline-end': 'left' },
} as const;

/** Converts a logical side to the physical side of the positioning library. */
export function physicalSide(side: LogicalSide, direction: Direction): 'top' | 'bottom' | 'left' | 'right' {
  return physical[direction][side];
}

/**
 * Returns the portal container for the menu of a trigger: its dialog or the main region, so that it is inside a landmark.
 *
 * Returns undefined if there is neither; the portal then uses the end of the document.
 */
export function layerContainer(trigger: Element | null): HTMLElement | undefined {
  return (
    trigger?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ??
    trigger?.ownerDocument.querySelector<HTMLElement>('main') ??
    undefined
  );
}

/**
 * Returns whether any element of the page has the focus.
 *
 * Layers restore the focus some time after they close. By then another layer may be open, and moving its focus would
 * close it.
 */
export function hasFocusElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
