import { readFileSync } from 'node:fs';

/**
 * The 3,000 most common passwords that have at least eight characters, two letters and a digit, in lower case and
 * alphabetical order. They are taken by rank from the frequency lists of leaked passwords in
 * @zxcvbn-ts/language-common 4.1.3 and zxcvbn 4.4.2 (both MIT). Many are rude.
 */
const leakedPasswords = new URL('./leaked-passwords.txt', import.meta.url);

/** Common passwords that lists of leaked passwords rarely contain: other languages, and newer words. */
const alsoCommon =
  `password22 password12345 password321 passwort1 passwort123 pass12345 pass123456 motdepasse1 contrasena1
  parola123 haslo123 qwertz123 azerty12 qwe12345 abcd123456 abcdefg123 abcdefgh1 aabbcc123 aa12345678 a1234567
  a12345678 a123456789 123456789a 12345678a 1234567a 123123abc 11223344a z1234567 x1234567 s1234567 w1234567
  m1234567 q1234567 q12345678 q123456789 zxc123456 xyz12345 woaini520 woaini1314 wang1234 li123456 admin1234
  admin12345 admin123456 administrator1 administrator123 root1234 root12345 root123456 toor1234 user1234 user12345
  guest123 guest1234 test12345 test123456 tester123 test123test login123 changeme1 changeme12 changeme123 default1
  default123 temporary1 letmein12 letmein123 welcome01 welcome1234 hello12345 bonjour123 iloveyou12 iloveu12
  lovely123 love12345 mylove123 christ123 heaven123 princess12 princess123 sunshine12 sunshine123 superman123
  starwars123 minecraft1 roblox123 fortnite1 football123 baseball12 baseball123 softball1 hockey123 liverpool123
  chelsea123 arsenal123 barcelona1 juventus1 michael123 ashley123 nicole123 computer123 internet123 facebook1
  facebook123 linkedin1 tigger123 chocolate123 cookie123 banana123 orange123 purple123 flower123 summer123
  winter123 september1 november1 monday123 friday123 company1 company123 business1 office123 harley123 yamaha123
  babygirl123 rockyou1 eminem123 gangster1 ninja123 player123 parola12 pakistan1 canada123 london123 china123
  mexico123`.split(/\s+/);

/** Words to which people add the year when they must choose a new password. */
const withYear = /^(?:password|welcome|admin|qwerty|summer|winter|spring|autumn)(?:19|20)\d\d$/;

let known: ReadonlySet<string> | undefined;

/** Reads the file on first use, so that a start does not wait for it. */
function commonPasswords(): ReadonlySet<string> {
  known ??= new Set([...readFileSync(leakedPasswords, 'utf8').trimEnd().split('\n'), ...alsoCommon]);
  return known;
}

/**
 * Returns whether a password is among the first that attackers try. Of the 3,000 most common passwords altogether 97 to
 * 150, depending on whose count it is, have eight characters, two letters and a digit, so that the composition rules
 * let them through in some case: all of these are known, and as many more as make 3,000 of that kind. Case makes none
 * of them better.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  return withYear.test(plain) || commonPasswords().has(plain);
}
