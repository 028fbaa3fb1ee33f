import { Button, ToolbarItem } from '@admin/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages.ts';

export interface ChooseAllMatchingProps {
  /** How many entries the list finds. */
  readonly count: number;
  readonly onChoose: () => void;
}

/** Goes on from the entries of a page to all that the list finds. */
export function ChooseAllMatching({ count, onChoose }: ChooseAllMatchingProps) {
  const intl = useIntl();
  return (
    <ToolbarItem>
      <Button onClick={onChoose} size="small" variant="ghost">
        {intl.formatMessage(listMessages.selectMatching, { count })}
      </Button>
    </ToolbarItem>
  );
}
