import type { BlockMark } from '@admin/plugin-content-manager/points';
import { Keyboard } from '@admin/ui/icons';
import { markMessages } from '../messages.ts';
import { renderKeyboardKey } from './mark-renderers.ts';

/** The name of a key: `{ type: 'text', text: 'Ctrl', keyboardKey: true }`. */
export const keyboardKey: BlockMark = {
  id: 'more-blocks.keyboard-key',
  mark: 'keyboardKey',
  label: markMessages.keyboardKey,
  icon: Keyboard,
  element: () => import('./KeyboardKey.tsx'),
  fromHtml: ({ tagName }) => tagName === 'KBD',
  toHtml: renderKeyboardKey,
};
