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
