import { PanelLink } from '@admin/shell';
import type { ContentType } from '@admin/content-model';
import { Button, DropdownMenu, Icon, type AnchorProps } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import type { Locale } from '../../endpoints.ts';
import { entryMessages as say } from './messages.ts';
import { translationAddress } from './version-address.ts';

export interface TranslateProps {
  readonly contentType: ContentType;
  /** Those that the entry does not exist in, and in which the user may create it. */
  readonly locales: readonly Locale[];
  /** Id of the entry that is translated. */
  readonly source: number;
}

/** The way to a new translation, which begins with what all languages share. */
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
      sheetTitle={intl.formatMessage(say.translate)}
      trigger={
        <Button size="small" startIcon={<Icon icon={Plus} />}>
          {intl.formatMessage(say.translate)}
        </Button>
      }
    />
  );
}
