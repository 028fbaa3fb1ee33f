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

/** Links to the configuration of an edit view, for users who may change it. */
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
  /** Category of a component. @default null, for a content type */
  readonly category?: string | null;
}

/**
 * Links to the content type builder, if it exists and the user may read models. The type of administrators is not in
 * the builder.
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
