import { indentItems, outdentItems, currentItem } from '../commands/indent.ts';
import { stepBlock, type BlockPlace } from '../commands/move-block.ts';
import { toggleMark } from '../commands/marks.ts';
import type { Mark } from '../model/nodes.ts';
import type { Editor } from 'slate';

type Press = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>;

const marksByKey: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', u: 'underline', e: 'code' };

/** The mark that a press gives or takes; undefined for any other press. */
export function markOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): Mark | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (shiftKey) return letter === 's' ? 'strikethrough' : undefined;
  return marksByKey[letter];
}

/** The direction in which a press moves a block; undefined for any other press. */
export function stepOfPress({ key, altKey, ctrlKey, metaKey, shiftKey }: Press): 'down' | 'up' | undefined {
  if (altKey || !shiftKey || !(ctrlKey || metaKey)) return undefined;
  return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
}

export interface KeyHost {
  /** Whether the Tab key leads out of the editor wherever the cursor is. */
  readonly isReleased: boolean;
  readonly onMoved: (place: BlockPlace) => void;
}

/** Does what a key press asks for. @returns whether it asked for anything */
export function pressKey(editor: Editor, press: Press, { isReleased, onMoved }: KeyHost): boolean {
  const mark = markOfKey(press);
  if (mark) {
    toggleMark(editor, mark);
    return true;
  }
  const step = stepOfPress(press);
  if (step) {
    const place = stepBlock(editor, step);
    if (place) onMoved(place);
    return true;
  }
  if (press.key !== 'Tab' || isReleased || press.ctrlKey || press.altKey || press.metaKey) return false;
  if (!currentItem(editor)) return false;
  if (press.shiftKey) outdentItems(editor);
  else indentItems(editor);
  return true;
}
