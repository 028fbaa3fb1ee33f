import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { BlockPlace } from '../commands/move-block.ts';
import { useBlocks } from '../blocks-context.ts';
import { dragMessages } from './messages.ts';

/** Tells those who do not see it where a block stands after a move. */
export function useMoved(): (place: BlockPlace, block: string) => void {
  const intl = useIntl();
  const { announce } = useBlocks();
  return useCallback(
    ({ position, count, hasMoved }, block) =>
      announce(
        intl.formatMessage(hasMoved ? dragMessages.moved : dragMessages.stuck, { block, position, count }),
      ),
    [intl, announce],
  );
}
