import { entryTitleName, isLocalized, ownValue, type Entry } from '@admin/content-model';
import { PageHeader } from '@admin/shell';
import { SlotOutlet } from '@admin/shell/host';
import { useIntl } from 'react-intl';
import { editHeader, type EditContext } from '../../../points.ts';
import type { ContentTypeView } from '../../schema/index.ts';
import { useIsModified } from '../editing/use-form-value.ts';
import { editMessages } from '../messages.ts';
import { localeName } from '../session/content-language.ts';
import { EditActions, type EditActionsProps } from './EditActions.tsx';

export interface EditHeaderProps extends EditActionsProps {
  readonly view: ContentTypeView;
  readonly context: EditContext;
  /** The target of the back link. */
  readonly backTo: string;
}

/** The page header of the edit view: the entry's title, and saving and publishing it. */
export function EditHeader({ view, context, backTo, ...actions }: EditHeaderProps) {
  const intl = useIntl();
  const { contentType, configuration, entry } = context;
  const { entry: saved } = actions;
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

/** Returns the value of an entry's main field as its title; null for a value that is no text or number. */
export function entryTitle(entry: Entry, mainField: string): string | null {
  const value = ownValue(entry, mainField);
  if (typeof value === 'number' && mainField !== 'id') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
