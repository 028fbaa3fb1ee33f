import { PanelLink } from '@admin/shell';
import type { ContentType } from '@admin/content-model';
import { Button, DropdownMenu, Icon, type AnchorProps } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import type { Locale } from '../../endpoints.ts';
import { entryMessages } from './messages.ts';
import { translationAddress } from './version-address.ts';

export interface TranslateProps {
  readonly contentType: ContentType;
  /** The locales without a version, in which the user may create entries. */
  readonly locales: readonly Locale[];
  /** Id of the source entry. */
  readonly source: number;
}

/** A menu of locales for a new translation. */
export function Translate({ contentType, locales, source }: TranslateProps) {
  const intl = useIntl();
  const { state } = useLocation() as Location<unknown>;
  const renderLink = ({ href, children, ...rest }: AnchorProps) => (
    <PanelLink {...rest} stateFrom={() => state} to={href}>
      {children}
    </PanelLink>
  );
  return (
    <DropdownMenu
      items={locales.map(({ code, name }) => ({
        kind: 'link',
        id: code,
        label: name,
        href: translationAddress(contentType, code, source),
      }))}
      renderLink={renderLink}
      sheetTitle={intl.formatMessage(entryMessages.translate)}
      trigger={
        <Button size="small" startIcon={<Icon icon={Plus} />}>
          {intl.formatMessage(entryMessages.translate)}
        </Button>
      }
    />
  );
}
