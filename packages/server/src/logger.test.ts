import { describe, expect, it } from 'vitest';
import { recordLog } from './testing/log-lines.ts';

describe('the log', () => {
  it('removes secrets by their names, at the depths at which they are logged', () => {
    const { logger, lines } = recordLog();
    logger.info({
      password: 'canary-1',
      body: { token: 'canary-2' },
      request: { headers: { authorization: 'canary-3' } },
    });
    expect(lines.join('')).not.toMatch(/canary/);
    expect(lines.join('').match(/\[removed\]/g)).toHaveLength(3);
  });

  it('writes one line per event, whatever a value holds', () => {
    const { logger, lines } = recordLog();
    logger.info({ name: 'a\nb\u001b[31m\u202ec\u2028' }, 'x\r\ny');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]+\n$/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ name: 'a\nb\u001b[31m\u202ec\u2028', msg: 'x\r\ny' });
  });
});
