import { vitestConfig } from '@admin/shell/testing/vitest';

export default vitestConfig();
