import type { Direction } from '../Direction/index.ts';

/** The side of its trigger on which a layer opens, in the terms of the text direction. */
export type LogicalSide = 'top' | 'bottom' | 'inline-start' | 'inline-end';

const physical = {
  ltr: { top: 'top', bottom: 'bottom', 'inline-start': 'left', 'inline-end': 'right' },
  rtl: { top: 'top', bottom: 'bottom', 'inline-start': 'right', 'inline-end': 'left' },
} as const;

/** The same side as the positioning library names it. */
export function physicalSide(side: LogicalSide, direction: Direction): 'top' | 'bottom' | 'left' | 'right' {
  return physical[direction][side];
}
