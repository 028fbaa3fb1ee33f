import { withParameter } from '@admin/plugin-content-manager/addresses';
import type { ListContext } from '@admin/plugin-content-manager/points';
import { writeQuery } from '@admin/shell';
import { Button, DropdownMenu, Icon, IconButton, useMedia } from '@admin/ui';
import { Languages } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import { localeParameter } from '../../locale-parameter.ts';
import { preferredLocale, usePermittedLocales } from '../locales/permitted-locales.ts';
import { listMessages } from './messages.ts';

/** Windows in which not all controls of a list fit with their labels. */
const compactQuery = '(min-width: 601px) and (max-width: 1279px)';

/**
 * Returns the address of the first page of the list in another locale, with the same sorting, search and filters.
 */
function inLocale(search: string, code: string): string {
  const query = withParameter(new URLSearchParams(search), localeParameter, code);
  if (query.has('page')) query.set('page', '1');
  return writeQuery(query);
}

/**
 * Selects the locale of a list among those that the user may read. From another locale it navigates to the default
 * one, or to the first permitted one.
 */
export function LocalePicker({ contentType, locale }: ListContext) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const locales = usePermittedLocales(contentType.uid, 'read');
  const isCompact = useMedia(compactQuery);
  const preferred = preferredLocale(locales ?? []);
  const current = locales?.find(({ code, isDefault }) =>
    locale === undefined ? isDefault : code === locale,
  );
  if (!locales || !preferred) return null;
  if (!current) return <Navigate replace state={state} to={{ search: inLocale(search, preferred.code) }} />;
  if (locales.length === 1) return null;
  const label = intl.formatMessage(listMessages.localeIs, { name: current.name });
  return (
    <DropdownMenu
      items={[
        {
          kind: 'radio-group',
          id: 'locale',
          label: intl.formatMessage(listMessages.locale),
          value: current.code,
          onValueChange: (code) => void navigate({ search: inLocale(search, code) }),
          options: locales.map(({ code, name }) => ({ value: code, label: name })),
        },
      ]}
      sheetTitle={intl.formatMessage(listMessages.locale)}
      tooltip={isCompact ? label : undefined}
      trigger={
        isCompact ? (
          <IconButton icon={Languages} label={label} variant="secondary" />
        ) : (
          <Button aria-label={label} startIcon={<Icon icon={Languages} />}>
            {current.name}
          </Button>
        )
      }
    />
  );
}
