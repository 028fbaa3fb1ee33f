import { Tabs, EmptyState, Icon, TextInput, VisuallyHidden } from '@admin/ui';
import { Search } from '@admin/ui/icons';
import { memo, useMemo, useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SubjectSection } from '../../role-permissions/editor-layout.ts';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import { editorMessages } from '../messages.ts';
import { ActionCategories } from './ActionCategories.tsx';
import { CellsBox } from './boxes.tsx';
import { EditorContext, type EditorState } from './editor-context.ts';
import { useGridFocus } from './grid-focus.ts';
import { SubjectRows } from './SubjectRows.tsx';
import styles from './matrix.module.css';

interface PermissionEditorProps {
  readonly store: RolePermissionsStore;
  readonly mode: EditorState['mode'];
}

/** The permissions of a role: content types by action, and the actions of plugins and settings. */
export const PermissionEditor = memo(function PermissionEditor({ store, mode }: PermissionEditorProps) {
  const intl = useIntl();
  const editor = useMemo(() => ({ store, mode }), [store, mode]);
  const { collectionTypes, singleTypes, plugins, settings } = store.layout;
  const names = {
    collectionTypes: intl.formatMessage(editorMessages.collectionTypes),
    singleTypes: intl.formatMessage(editorMessages.singleTypes),
  };
  return (
    <EditorContext value={editor}>
      <Tabs
        activation="manual"
        items={[
          {
            id: 'collection-types',
            label: names.collectionTypes,
            content: <SubjectMatrix name={names.collectionTypes} section={collectionTypes} />,
          },
          {
            id: 'single-types',
            label: names.singleTypes,
            content: <SubjectMatrix name={names.singleTypes} section={singleTypes} />,
          },
          {
            id: 'plugins',
            label: intl.formatMessage(editorMessages.plugins),
            content: <ActionCategories categories={plugins} />,
          },
          {
            id: 'settings',
            label: intl.formatMessage(editorMessages.settings),
            content: <ActionCategories categories={settings} />,
          },
        ]}
        label={intl.formatMessage(editorMessages.sections)}
      />
    </EditorContext>
  );
});

/** The minimum number of content types for a search field. */
const searchedFrom = 8;

interface SubjectMatrixProps {
  /** Accessible name of the table. */
  readonly name: string;
  readonly section: SubjectSection;
}

/** The content types by action: the permissions of a role on the entries of each. */
function SubjectMatrix({ name, section }: SubjectMatrixProps) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim().toLocaleLowerCase());
  const grid = useGridFocus();
  const subjects = useMemo(
    () => section.subjects.filter(({ label }) => label.toLocaleLowerCase().includes(words)),
    [section, words],
  );
  const columns = useMemo(
    () =>
      section.actions.map((column) => ({
        ...column,
        cells: subjects.flatMap(({ cells }) => cells.filter(({ action }) => action === column.id)),
      })),
    [section, subjects],
  );
  if (section.subjects.length === 0) {
    return <EmptyState size="small" title={intl.formatMessage(editorMessages.empty)} />;
  }
  return (
    <div className={styles.matrix}>
      {section.subjects.length >= searchedFrom && (
        <div className={styles.search}>
          <TextInput
            aria-label={intl.formatMessage(editorMessages.search)}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={intl.formatMessage(editorMessages.search)}
            startSlot={<Icon icon={Search} />}
            type="search"
            value={search}
          />
        </div>
      )}
      <div className={styles.scroller}>
        <table {...grid} aria-label={name} className={styles.table}>
          <thead>
            <tr>
              <th className={styles.name} scope="col">
                {intl.formatMessage(editorMessages.contentType)}
              </th>
              {columns.map(({ id, label, cells }) => (
                <th className={styles.column} key={id} scope="col">
                  <span className={styles.head}>
                    {label}
                    <CellsBox
                      cells={cells}
                      name={intl.formatMessage(editorMessages.column, { action: label })}
                    />
                  </span>
                </th>
              ))}
              <th className={styles.conditions} scope="col">
                <VisuallyHidden>{intl.formatMessage(editorMessages.conditions)}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {subjects.map((subject) => (
            <SubjectRows columns={section.actions} key={subject.uid} subject={subject} />
          ))}
        </table>
      </div>
      <output className={styles.missed}>
        {subjects.length === 0 && intl.formatMessage(editorMessages.noMatch)}
      </output>
    </div>
  );
}
