import { describe, expect, it } from 'vitest';
import { classifyRegex } from './safety.ts';

describe('classifyRegex', () => {
  it.each([
    '^[A-Z].*$',
    '^#[0-9a-f]{6}$',
    '^(https?://|/).*',
    '^[a-z0-9]+(-[a-z0-9]+)*$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$',
    '^(?:[A-Z]{2}\\d{3},)*$',
    '^(red|green|blue)+$',
    '^(?=.*\\d)[a-z\\d]{8,}$',
    '[\\]\\-a-c]*',
    '^([a-z]+\\.)*[a-z]+$',
    '[^@\\s]+@[^@\\s]+\\.[a-z]{2,}',
    '^.*.*x',
    '\\s+$',
    '#[0-9]+|@[a-z]+',
    '^[^\\s]+@[^\\s]+\\.[a-z]+$',
    '^\\s*\\w+\\s*$',
    '^\\w+(\\s\\w+)*$',
    '^.*@[a-z]*$',
    '^(\\+\\d+\\s?)?\\d+([\\s-]\\d+)*$',
    '^a*b*c*d*$',
    '^\\+?[0-9 ()-]{5,20}$',
  ])('finds /%s/ safe', (source) => {
    expect(classifyRegex(source)).toBe('safe');
  });

  it.each([
    '^(a+)+$',
    '^(a*)*$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^(\\w+\\s?)*$',
    '^([a-zA-Z]+)*$',
    '(x+x+)+y',
    '^(a?){30}a{30}$',
    '^(.*a){11}$',
    '^((a|b)*c?)*$',
    '^(\\d+|\\d+x)*$',
    '^(a{1,3})*$',
    '^.*.*.*x',
    '.*.*x',
    '\\s*\\w*\\s*x',
    '^a|.*.*x',
    '^\\s*\\w*\\s*[\\s\\w]*[\\s\\w]*!$',
    '^(a)\\1*$',
    '^.*a*@.*.*x',
    '^.*@.*@.*x',
    '^a*a*b*b*$',
    '^(.*a){2}.*x',
    '^.{0,5000}.{0,5000}.{0,5000}x',
    '^(?=.*.*.*x)',
    '^(?=(b+)+$)',
    '^(?<x>y+)+\\k<x>$',
  ])('finds /%s/ slow', (source) => {
    expect(classifyRegex(source)).toBe('slow');
  });

  it('distinguishes invalid and too long expressions from slow ones', () => {
    expect(classifyRegex('^(a')).toBe('invalid');
    expect(classifyRegex('a'.repeat(501))).toBe('too-long');
  });

  it('classifies an expression that is hard to analyse in a short time', () => {
    const nested = `${'('.repeat(60)}a|b${')*'.repeat(60)}`;
    const start = performance.now();
    classifyRegex(nested);
    classifyRegex('(a{2}){2}'.repeat(40));
    classifyRegex(`${'('.repeat(90)}ab${'){3}'.repeat(90)}`);
    classifyRegex(`${'('.repeat(40)}ab${'){2,9}'.repeat(40)}`);
    // A complete analysis of each of them would take far longer.
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
