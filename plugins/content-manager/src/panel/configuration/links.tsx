import { userUid } from '@admin/content-model';
import { PanelLink, useCan } from '@admin/shell';
import { useReachable } from '@admin/shell/host';
import { Button, Icon } from '@admin/ui';
import { Layers } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { componentModelPage, contentTypeModelPage } from '../address/index.ts';
import { configurationMessages } from './messages.ts';

/** The permission to read content types and components in the builder. */
export const readModels = { action: 'plugin::content-type-builder.read' };

export interface ModelLinkProps {
  readonly uid: string;
  /** Category of a component; null for a content type. */
  readonly category: string | null;
}

/**
 * Links to the content type builder, if it exists and the user may read models. The type of administrators is not in
 * the builder.
 */
export function ModelLink({ uid, category }: ModelLinkProps) {
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
