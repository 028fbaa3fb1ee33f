import { useRolePreview, WhyLocked } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { keepParameters, contentAddress } from '../address/index.ts';
import { ListLink } from './ListLink.tsx';
import { listMessages } from './messages.ts';

export interface CreateButtonProps {
  /** Uid of the content type. */
  readonly uid: string;
  /** Of the list's address. */
  readonly query: URLSearchParams;
}

/** The way to a new entry, with what plugins keep in the list's address. Closed where nothing can be changed. */
export function CreateButton({ uid, query }: CreateButtonProps) {
  const intl = useIntl();
  const isViewing = useRolePreview() !== null;
  const label = intl.formatMessage(listMessages.create);
  const icon = <Icon icon={Plus} />;
  if (isViewing) {
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
      <ListLink href={contentAddress({ view: 'create', uid }, keepParameters(query))}>{label}</ListLink>
    </Button>
  );
}
