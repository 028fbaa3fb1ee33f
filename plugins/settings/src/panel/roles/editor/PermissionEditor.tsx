import { Tabs } from '@admin/ui';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { RolePermissionsStore } from '../../role-permissions/role-permissions-store.ts';
import { ActionCategories } from './ActionCategories.tsx';
import { EditorContext, type EditorState } from './editor-context.ts';
import { editorMessages } from './messages.ts';
import { SubjectMatrix } from './SubjectMatrix.tsx';

export interface PermissionEditorProps {
  readonly store: RolePermissionsStore;
  readonly mode: EditorState['mode'];
}

/** What a role may do: content types by actions, then what plugins and the settings can grant. */
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
