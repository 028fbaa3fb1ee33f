import { panelConfig } from '@admin/cli/vite';

export default panelConfig();
