// One chunk: the parts are small, and localized content needs most of them.
export { EntryLocales } from './edit/EntryLocales.tsx';
export { loadSharedValues } from './edit/shared-values.ts';
export { SharedMark } from './edit/SharedMark.tsx';
export { LocalePicker } from './list/LocalePicker.tsx';
export { LocalesCell } from './list/LocalesCell.tsx';
export { VersionsNote } from './list/VersionsNote.tsx';
