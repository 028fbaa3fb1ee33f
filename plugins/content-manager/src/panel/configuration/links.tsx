import { type ContentTypeKind, userUid } from '@admin/content-model';
import { PanelLink, useCan } from '@admin/shell';
import { useReachable } from '@admin/shell/host';
import { Button, Icon } from '@admin/ui';
import { Layers, Settings2 } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { type Location, useLocation } from 'react-router-dom';
import { componentModelPage, contentAddress, contentTypeModelPage, fromHere } from '../address/index.ts';
import { configurationPermissions } from '../permissions/index.ts';
import { configurationMessages } from './messages.ts';

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

const readModels = { action: 'plugin::content-type-builder.read' };

export interface ModelLinkProps {
  readonly uid: string;
  /** The category of a component. @default null, for a content type */
  readonly category?: string | null;
}

/**
 * Leads to the builder of content types, for those who may read models and where there is one. The administrators' own
 * type is not built there.
 */
export function ModelLink({ uid, category = null }: ModelLinkProps) {
  const intl = useIntl();
  const mayRead = useCan([readModels]);
  const isReachable = useReachable();
  const to = category === null ? contentTypeModelPage.to({ uid }) : componentModelPage.to({ category, uid });
  if (!mayRead || uid === userUid || !isReachable(to)) return null;
  return (
    <Button asChild startIcon={<Icon icon={Layers} />} variant="ghost">
      <PanelLink to={to}>{intl.formatMessage(configurationMessages.model)}</PanelLink>
    </Button>
  );
}
