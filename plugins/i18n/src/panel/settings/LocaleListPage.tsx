import {
  LoadFailed,
  PageBody,
  PageHeader,
  type PhoneRows,
  useCan,
  usePhoneRows,
  useTableLabels,
} from '@admin/shell';
import { Badge, Button, EmptyState, Icon, Skeleton, Table, type TableColumn } from '@admin/ui';
import { Languages, Plus } from '@admin/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '../../endpoints.ts';
import { localeActions } from '../../locale-actions.ts';
import { useLocalesQuery } from '../locales/locales-query.ts';
import { pageTitle } from '../page-title.ts';
import { DeleteLocaleDialog } from './DeleteLocaleDialog.tsx';
import { LocaleDialog } from './LocaleDialog.tsx';
import { LocaleRowActions } from './LocaleRowActions.tsx';
import { localeMessages as say } from './messages.ts';

const noLocales: readonly Locale[] = [];
const onPhone: PhoneRows<Locale> = { link: 'name', facts: ['code', 'default'] };
const rowId = ({ id }: Locale): string => String(id);

/** A dialog; it keeps what it is about while it closes. */
interface Asked {
  readonly about: 'edit' | 'delete';
  /** Null for one that is to be added. */
  readonly locale: Locale | null;
  readonly isOpen: boolean;
}

function useColumns(): readonly TableColumn<Locale>[] {
  const intl = useIntl();
  return useMemo(
    () => [
      { id: 'name', header: intl.formatMessage(say.name), cell: ({ name }) => name },
      { id: 'code', header: intl.formatMessage(say.code), width: '140px', cell: ({ code }) => code },
      {
        id: 'default',
        header: intl.formatMessage(say.default),
        width: '120px',
        cell: ({ isDefault }) => isDefault && <Badge tone="accent">{intl.formatMessage(say.default)}</Badge>,
      },
    ],
    [intl],
  );
}

/** The locales that content can be written in, and what can be done with them. */
export default function LocaleListPage() {
  const intl = useIntl();
  const locales = useLocalesQuery();
  const mayCreate = useCan([{ action: localeActions.create }]);
  const { columns, rowHeight } = usePhoneRows(useColumns(), onPhone);
  const labels = useTableLabels(say);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (about: Asked['about'], locale: Locale | null) => setAsked({ about, locale, isOpen: true }),
    [],
  );
  const close = () => setAsked((before) => before && { ...before, isOpen: false });
  const rowActions = useCallback(
    (locale: Locale) => (
      <LocaleRowActions
        locale={locale}
        onDelete={(gone) => ask('delete', gone)}
        onEdit={(changed) => ask('edit', changed)}
      />
    ),
    [ask],
  );
  const found = locales.data && intl.formatMessage(say.found, { count: locales.data.length });
  return (
    <>
      <PageHeader
        actions={
          mayCreate && (
            <Button onClick={() => ask('edit', null)} startIcon={<Icon icon={Plus} />} variant="primary">
              {intl.formatMessage(say.add)}
            </Button>
          )
        }
        subtitle={found ?? (locales.isError ? ' ' : <Skeleton />)}
        title={intl.formatMessage(pageTitle)}
      />
      <PageBody content="list">
        {locales.isError && !locales.data ? (
          <LoadFailed query={locales} />
        ) : (
          <Table
            columns={columns}
            empty={
              <EmptyState
                body={intl.formatMessage(say.emptyBody)}
                icon={Languages}
                title={intl.formatMessage(say.emptyTitle)}
              />
            }
            label={intl.formatMessage(pageTitle)}
            labels={labels}
            rowActions={rowActions}
            rowHeight={rowHeight}
            rowId={rowId}
            rows={locales.data ?? noLocales}
            skeletonRows={3}
            status={locales.isPending ? 'loading' : 'ready'}
          />
        )}
      </PageBody>
      {asked?.about === 'edit' && (
        <LocaleDialog
          key={asked.locale?.id ?? 'new'}
          locale={asked.locale}
          onClose={close}
          open={asked.isOpen}
        />
      )}
      {asked?.about === 'delete' && asked.locale && (
        <DeleteLocaleDialog locale={asked.locale} onClose={close} open={asked.isOpen} />
      )}
    </>
  );
}
