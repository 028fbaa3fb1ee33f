import { withParameter } from '@admin/plugin-content-manager/addresses';
import { writeQuery } from '@admin/shell';
import { Button, DropdownMenu } from '@admin/ui';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Locale } from '../../endpoints.ts';
import { localeParameter } from '../../locale-parameter.ts';
import { preferredLocale } from '../locales/permitted-locales.ts';
import { entryMessages } from './messages.ts';

export interface AnotherLocaleProps {
  /** Code of the current locale of the new entry. */
  readonly current: string;
  /** The locales in which the user may create entries. */
  readonly locales: readonly Locale[];
}

/**
 * Selects the locale of a new entry; navigates to a permitted one if the user may not create entries in the current
 * locale.
 */
export function AnotherLocale({ current, locales }: AnotherLocaleProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  const searchFor = (code: string) =>
    writeQuery(withParameter(new URLSearchParams(search), localeParameter, code));
  const preferred = preferredLocale(locales);
  if (preferred && !locales.some(({ code }) => code === current)) {
    return <Navigate replace state={state} to={{ search: searchFor(preferred.code) }} />;
  }
  if (locales.length < 2) return null;
  return (
    <DropdownMenu
      items={[
        {
          kind: 'radio-group',
          id: 'locale',
          label: intl.formatMessage(entryMessages.another),
          value: current,
          onValueChange: (code) => void navigate({ search: searchFor(code) }, { replace: true, state }),
          options: locales.map(({ code, name }) => ({ value: code, label: name })),
        },
      ]}
      sheetTitle={intl.formatMessage(entryMessages.another)}
      trigger={<Button size="small">{intl.formatMessage(entryMessages.another)}</Button>}
    />
  );
}
