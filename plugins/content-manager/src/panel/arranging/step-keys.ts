import type { LayoutStep } from '@admin/content-model';
import type { Direction } from '@admin/ui';

/** The step that an arrow key asks for; undefined for any other key. */
export function stepOfKey(key: string, direction: Direction): LayoutStep | undefined {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'forward' : 'back';
    case 'ArrowRight':
      return direction === 'rtl' ? 'back' : 'forward';
    default:
      return undefined;
  }
}
