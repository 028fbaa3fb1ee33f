import { defaultKeymap } from '@codemirror/commands';
import type { KeyBinding } from '@codemirror/view';

/** How long after Escape the Tab key leaves the editor wherever the cursor is, milliseconds; any other key ends it. */
const leavingTime = 10 * 60_000;

/** The bindings of the library that belong to the page: it saves, submits and comments by other means. */
const ofThePage = new Set(['Mod-Enter', 'Mod-Alt-\\', 'Escape']);

/**
 * What keys do while writing. Tab is none of them: it goes to the next control of the page. An editor that takes Tab
 * in some places gives it back after Escape.
 */
export const editingKeys: readonly KeyBinding[] = [
  {
    key: 'Escape',
    run: (view) => {
      view.setTabFocusMode(leavingTime);
      // Taken, or the library would set a time of its own. A dialog around the editor hears of the press before.
      return true;
    },
  },
  ...defaultKeymap.filter(({ key }) => key === undefined || !ofThePage.has(key)),
];
