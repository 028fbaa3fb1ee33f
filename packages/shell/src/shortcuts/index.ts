export { isPressOf, shortcutText, type KeyPress } from './shortcut-keys.ts';
export { shortcutsRef, type Shortcut } from './shortcut-store.ts';
export { useShortcut } from './use-shortcut.ts';
