import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from '../messages/message.ts';
import { PanelLink } from '../navigation/PanelLink.tsx';

export interface CreateLinkProps {
  readonly to: string;
  readonly label: MessageDescriptor;
}

/** The way to the page where something new is made, in a list's header or in the place of its rows. */
export function CreateLink({ to, label }: CreateLinkProps) {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <PanelLink to={to}>{intl.formatMessage(label)}</PanelLink>
    </Button>
  );
}
