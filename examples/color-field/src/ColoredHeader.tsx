import type { EditHeaderSlotProps } from '@admin/plugin-content-manager/points';
import type { Wrapping } from '@admin/shell';
import Swatches from './Swatches.tsx';

/** The head of an entry with its colors in front of what can be done with it. */
export default function ColoredHeader({ Default, actions, ...head }: Wrapping<EditHeaderSlotProps>) {
  const colored = (
    <>
      <Swatches {...head.context} />
      {actions}
    </>
  );
  return <Default {...head} actions={colored} />;
}
