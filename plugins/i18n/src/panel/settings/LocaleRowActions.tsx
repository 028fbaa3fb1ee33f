import { errorText, httpRef, notifyRef, RowMenu, useCan, useService } from '@admin/shell';
import type { MenuItem } from '@admin/ui';
import { Check, Pencil } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { localeActions } from '../../locale-actions.ts';
import { i18nClient } from '../locales/locales-query.ts';
import { localeMessages as say } from './messages.ts';
import { useLocalesChanged } from './use-locales-changed.ts';

export interface LocaleRowActionsProps {
  readonly locale: Locale;
  readonly onEdit: (locale: Locale) => void;
  readonly onDelete: (locale: Locale) => void;
}

/** What can be done with one locale; nothing is drawn where the user may do none of it. */
export function LocaleRowActions({ locale, onEdit, onDelete }: LocaleRowActionsProps) {
  const intl = useIntl();
  const calls = i18nClient(useService(httpRef));
  const notify = useService(notifyRef);
  const changed = useLocalesChanged();
  const mayUpdate = useCan([{ action: localeActions.update }]);
  const mayDelete = useCan([{ action: localeActions.delete }]);
  if (!mayUpdate && !mayDelete) return null;
  const makeDefault = async (): Promise<void> => {
    try {
      await calls.call('PUT /i18n/locales/:id', { params: { id: locale.id }, body: { isDefault: true } });
      notify({ tone: 'success', title: say.saved });
      await changed();
    } catch (error) {
      notify({ tone: 'warning', title: errorText(error) });
    }
  };
  const items: MenuItem[] = [];
  if (mayUpdate) {
    const edit = intl.formatMessage(say.edit);
    items.push({ id: 'edit', label: edit, icon: Pencil, onSelect: () => onEdit(locale) });
    if (!locale.isDefault) {
      const label = intl.formatMessage(say.makeDefault);
      items.push({ id: 'default', label, icon: Check, onSelect: () => void makeDefault() });
    }
  }
  return (
    <RowMenu
      items={items}
      deleteDisabledReason={locale.isDefault ? intl.formatMessage(say.keptDefault) : undefined}
      messages={say}
      name={locale.name}
      onDelete={mayDelete ? () => onDelete(locale) : undefined}
    />
  );
}
