import { useRolePreview, WhyLocked } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { contentAddress, keepParameters } from '../address/index.ts';
import { ListLink } from './ListLink.tsx';
import { listMessages } from './messages.ts';
import { useList } from './model/list-context.ts';

/** Links to a new entry, with the plugins' parameters of the list. Disabled while the panel is previewed as another role. */
export function CreateButton() {
  const intl = useIntl();
  const { view, address } = useList();
  const { uid } = view.contentType;
  const isPreview = useRolePreview() !== null;
  const label = intl.formatMessage(listMessages.create);
  const icon = <Icon icon={Plus} />;
  if (isPreview) {
    return (
      <WhyLocked>
        <Button disabled startIcon={icon} variant="primary">
          {label}
        </Button>
      </WhyLocked>
    );
  }
  return (
    <Button asChild startIcon={icon} variant="primary">
      <ListLink href={contentAddress({ view: 'create', uid }, keepParameters(address.query))}>
        {label}
      </ListLink>
    </Button>
  );
}
