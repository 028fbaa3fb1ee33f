import { editViewInformations, injectListColumns } from '@admin/plugin-content-manager/points';
import { can, createPageRef, definePlugin, menuLinks, routes } from '@admin/shell';
import { Pencil } from '@admin/ui/icons';
import { withNotes } from './notes-column.ts';

const title = { id: 'notes.title', defaultMessage: 'Notes' } as const;
const requires = [{ action: 'plugin::notes.read' }];

export const notesPage = createPageRef('notes');

/** Notes about entries: a page of all notes, and the notes of an entry in its edit view. */
export const notes = definePlugin({
  id: 'notes',
  messages: (locale) => import(`./messages/${locale}.json`),
  contributes: [
    routes.add({ id: 'notes.page', path: notesPage.path, page: () => import('./NotesPage.tsx'), requires }),
    menuLinks.add({ id: 'notes.link', to: notesPage.to(), label: title, icon: Pencil, requires }),
    injectListColumns.add({ id: 'notes.column', run: withNotes }),
    editViewInformations.add({
      id: 'notes.entry',
      component: () => import('./EntryNotes.tsx'),
      when: can('plugin::notes.read'),
    }),
  ],
});
