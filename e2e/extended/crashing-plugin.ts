import { editViewInformations } from '@admin/plugin-content-manager/points';
import { definePlugin } from '@admin/shell';

/** A plugin whose part beside an entry throws while it is rendered. */
export const crashing = definePlugin({
  id: 'crashing',
  contributes: [
    editViewInformations.add({ id: 'crashing.part', component: () => import('./CrashingPart.tsx') }),
  ],
});
