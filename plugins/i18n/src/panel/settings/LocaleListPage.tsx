import {
  errorText,
  httpRef,
  notifyRef,
  ResourceListPage,
  RowMenu,
  useCan,
  useDialogSubject,
  useService,
  type PhoneRows,
} from '@admin/shell';
import { Badge, Button, Icon, type MenuItem, type TableColumn } from '@admin/ui';
import { Check, Languages, Pencil, Plus } from '@admin/ui/icons';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { localeActions } from '../../locale-actions.ts';
import { i18nClient, useLocalesQuery } from '../locales/locales-query.ts';
import { pageTitle } from '../page-title.ts';
import { DeleteLocaleDialog } from './DeleteLocaleDialog.tsx';
import { LocaleDialog } from './LocaleDialog.tsx';
import { localeMessages as messages } from './messages.ts';
import { useLocalesChanged } from './use-save-locale.ts';

const onPhone: PhoneRows<Locale> = { link: 'name', facts: ['code', 'default'] };
const rowId = ({ id }: Locale): string => String(id);

function useColumns(): readonly TableColumn<Locale>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { id: 'name', header: intl.formatMessage(messages.name), cell: ({ name }) => name },
      { id: 'code', header: intl.formatMessage(messages.code), width: '140px', cell: ({ code }) => code },
      {
        id: 'default',
        header: intl.formatMessage(messages.default),
        width: '120px',
        cell: ({ isDefault }) =>
          isDefault && <Badge tone="accent">{intl.formatMessage(messages.default)}</Badge>,
      },
    ],
    [intl],
  );
}

/** The subject of the dialog that adds a locale. */
const newLocale = { locale: null } as const;

/** The list of locales. */
export default function LocaleListPage() {
  const intl = useIntl();
  const locales = useLocalesQuery();
  const mayCreate = useCan([{ action: localeActions.create }]);
  const columns = useColumns();
  const form = useDialogSubject<{ readonly locale: Locale | null }>();
  const deletion = useDialogSubject<Locale>();
  const { open: edit } = form;
  const { open: confirmDeletion } = deletion;
  const rowActions = useCallback(
    (locale: Locale) => (
      <LocaleRowActions locale={locale} onDelete={confirmDeletion} onEdit={() => edit({ locale })} />
    ),
    [edit, confirmDeletion],
  );
  return (
    <ResourceListPage
      create={
        mayCreate ? (
          <Button onClick={() => edit(newLocale)} startIcon={<Icon icon={Plus} />} variant="primary">
            {intl.formatMessage(messages.add)}
          </Button>
        ) : undefined
      }
      empty={{
        body: intl.formatMessage(messages.emptyBody),
        icon: Languages,
        title: intl.formatMessage(messages.emptyTitle),
      }}
      messages={messages}
      query={locales}
      table={{ columns, onPhone, rowActions, rowId, skeletonRows: 3 }}
      title={pageTitle}
    >
      {form.subject && (
        <LocaleDialog
          key={form.subject.locale?.id ?? 'new'}
          locale={form.subject.locale}
          onClose={form.close}
          open={form.isOpen}
        />
      )}
      {deletion.subject && (
        <DeleteLocaleDialog locale={deletion.subject} onClose={deletion.close} open={deletion.isOpen} />
      )}
    </ResourceListPage>
  );
}

interface LocaleRowActionsProps {
  readonly locale: Locale;
  readonly onEdit: () => void;
  readonly onDelete: (locale: Locale) => void;
}

/** The menu of a locale; nothing if the user may neither change nor delete it. */
function LocaleRowActions({ locale, onEdit, onDelete }: LocaleRowActionsProps) {
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
      notify({ tone: 'success', title: messages.saved });
      await changed();
    } catch (error) {
      notify({ tone: 'warning', title: errorText(error) });
    }
  };
  const items: MenuItem[] = [];
  if (mayUpdate) {
    items.push({ id: 'edit', label: intl.formatMessage(messages.edit), icon: Pencil, onSelect: onEdit });
    if (!locale.isDefault) {
      const label = intl.formatMessage(messages.makeDefault);
      items.push({ id: 'default', label, icon: Check, onSelect: () => void makeDefault() });
    }
  }
  return (
    <RowMenu
      deleteDisabledReason={locale.isDefault ? intl.formatMessage(messages.defaultNotDeletable) : undefined}
      items={items}
      messages={messages}
      name={locale.name}
      onDelete={mayDelete ? () => onDelete(locale) : undefined}
    />
  );
}
