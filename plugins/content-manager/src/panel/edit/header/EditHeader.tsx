import { entryTitleName, isLocalized } from '@admin/content-model';
import { PageHeader } from '@admin/shell';
import { SlotOutlet } from '@admin/shell/host';
import { useIntl } from 'react-intl';
import { editHeader, type EditContext } from '../../../points.ts';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import { localeName } from '../session/content-language.ts';
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
  const { view, entry: saved } = actions;
  const locale = isLocalized(view.contentType) ? (saved?.locale ?? context.locale) : undefined;
  const language = locale ? localeName(locale, intl.locale) : undefined;
  const isModified = useIsModified();
  const { displayName } = contentType.info;
  const isSingle = contentType.kind === 'singleType';
  const title = isSingle
    ? displayName
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
        windowTitle: isSingle ? title : `${title} · ${displayName}`,
        isUnsaved: isModified,
        back: { to: backTo, label: intl.formatMessage(editMessages.back) },
        actions: <EditActions {...actions} />,
        subtitle: [isSingle ? intl.formatMessage(editMessages.singleType) : displayName, language]
          .filter((part) => part !== undefined)
          .join(' · '),
      }}
      slot={editHeader}
    />
  );
}
