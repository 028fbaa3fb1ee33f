import type { ContentTypeKind } from '@admin/content-model';
import { useCan, PanelLink } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Settings2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useLocation, type Location } from 'react-router-dom';
import { fromHere, contentAddress } from '../../address/index.ts';
import { configurationPermissions } from '../../permissions/index.ts';
import { configurationMessages } from '../messages.ts';

export interface ConfigureViewLinkProps {
  readonly uid: string;
  readonly kind: ContentTypeKind;
}

/** Leads from an edit view to its layout, and from there back, for those who may arrange it. */
export function ConfigureViewLink({ uid, kind }: ConfigureViewLinkProps) {
  const intl = useIntl();
  const here = useLocation() as Location<unknown>;
  const mayConfigure = useCan([configurationPermissions[kind]]);
  if (!mayConfigure) return null;
  return (
    <Button asChild startIcon={<Icon icon={Settings2} />} variant="ghost">
      <PanelLink
        stateFrom={() => fromHere(here)}
        to={contentAddress({ view: 'edit-configuration', kind, uid })}
      >
        {intl.formatMessage(configurationMessages.link)}
      </PanelLink>
    </Button>
  );
}
