import type { EditHeaderSlotProps } from '@admin/plugin-content-manager/points';
import type { Wrapping } from '@admin/shell';
import Swatches from './Swatches.tsx';

/** The header of an entry with its colors before the actions. */
export default function ColoredHeader({ Default, actions, ...head }: Wrapping<EditHeaderSlotProps>) {
  const colored = (
    <>
      <Swatches {...head.context} />
      {actions}
    </>
  );
  return <Default {...head} actions={colored} />;
}
