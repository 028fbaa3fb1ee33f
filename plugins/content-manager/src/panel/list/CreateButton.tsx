import { Button, Icon } from '@admin/ui';
import { Plus } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { pluginSearch } from './address/list-parameters.ts';
import { ListLink } from './ListLink.tsx';
import { listMessages } from './messages.ts';

export interface CreateButtonProps {
  /** Address of the list. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The way to a new entry, in the locale of the list. */
export function CreateButton({ path, query }: CreateButtonProps) {
  const intl = useIntl();
  return (
    <Button asChild startIcon={<Icon icon={Plus} />} variant="primary">
      <ListLink href={`${path}/create${pluginSearch(query)}`}>
        {intl.formatMessage(listMessages.create)}
      </ListLink>
    </Button>
  );
}
