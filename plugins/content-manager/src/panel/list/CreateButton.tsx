import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { keepParameters, placeAddress } from '../address/index.ts';
import { ListLink } from './ListLink.tsx';
import { listMessages } from './messages.ts';

export interface CreateButtonProps {
  /** Uid of the content type. */
  readonly uid: string;
  /** Of the list's address. */
  readonly query: URLSearchParams;
}

/** The way to a new entry, with what plugins keep in the list's address. */
export function CreateButton({ uid, query }: CreateButtonProps) {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <ListLink href={placeAddress({ view: 'create', uid }, keepParameters(query))}>
        {intl.formatMessage(listMessages.create)}
      </ListLink>
    </Button>
  );
}
