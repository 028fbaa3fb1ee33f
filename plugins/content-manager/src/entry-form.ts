export { EntryNotOpenError } from './panel/entry-form/open-entry.ts';
export { useEntryForm, type EntryFormAccess } from './panel/entry-form/use-entry-form.ts';
export { useEntryValue } from './panel/entry-form/use-entry-form.ts';
