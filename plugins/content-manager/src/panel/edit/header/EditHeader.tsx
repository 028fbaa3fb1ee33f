import { entryTitleName } from '@admin/content-model';
import { PageHeader, SlotOutlet } from '@admin/shell';
import { useIntl } from 'react-intl';
import { editHeader, type EditContext } from '../../../points.ts';
import { useIsModified } from '../form/index.ts';
import { editMessages } from '../messages.ts';
import { EditActions, type EditActionsProps } from './EditActions.tsx';
import { entryTitle } from './entry-title.ts';

export interface EditHeaderProps extends EditActionsProps {
  readonly context: EditContext;
  /** Where the back link leads. */
  readonly backTo: string;
}

/** The head of the edit view: which entry this is, and saving and publishing it. */
export function EditHeader({ context, backTo, ...actions }: EditHeaderProps) {
  const intl = useIntl();
  const { contentType, configuration, entry } = context;
  const { view } = actions;
  const isModified = useIsModified();
  const title =
    contentType.kind === 'singleType'
      ? contentType.info.displayName
      : entry
        ? (entryTitle(entry, entryTitleName(configuration.settings)) ??
          intl.formatMessage(editMessages.untitled, { id: entry.id }))
        : intl.formatMessage(editMessages.createTitle);

  return (
    <SlotOutlet
      Default={PageHeader}
      props={{
        context,
        title,
        isUnsaved: isModified,
        back: { to: backTo, label: intl.formatMessage(editMessages.back) },
        actions: <EditActions {...actions} />,
        subtitle: intl.formatMessage(editMessages.apiId, { apiID: view.contentType.apiID }),
      }}
      slot={editHeader}
    />
  );
}
