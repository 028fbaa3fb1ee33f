import { Icon } from '@admin/ui';
import { componentIcons } from './component-icons.ts';

const icons = new Map(Object.entries(componentIcons));

/** The drawing of a component; a cube for one that has none, or one that is not known. */
export function ComponentIcon({ name }: { readonly name: string | undefined }) {
  return <Icon icon={icons.get(name ?? '') ?? componentIcons.cube} />;
}
