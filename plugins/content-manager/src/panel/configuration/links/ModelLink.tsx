import { userUid } from '@admin/content-model';
import { useCan, useReachable, PanelLink } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Layers } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { componentModelPage, contentTypeModelPage } from '../../address/index.ts';
import { configurationMessages } from '../messages.ts';

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
