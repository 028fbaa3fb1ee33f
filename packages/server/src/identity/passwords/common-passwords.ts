/**
 * The passwords that guessing starts with, of those that the composition rules would let through: at
 * least eight characters, letters and a digit. Case makes none of them better.
 */
const common = new Set(
  `password1 password2 password3 password4 password5 password6 password7 password8 password9 password10
  password11 password12 password13 password21 password22 password01 password00 password99 password69
  password123 password1234 password12345 password321 password2020 password2021 password2022 password2023
  password2024 password2025 password2026 passw0rd p4ssword p4ssw0rd pa55word pa55w0rd passwort1 passwort123
  pass1234 pass12345 pass123456 motdepasse1 contrasena1 senha123 parola123 haslo123
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwerty22 qwerty321 qwerty2020
  qwertyuiop1 qwertyuiop123 qwertz123 azerty123 azerty12 asdf1234 asdfgh123 asdfghjkl1 zxcvbnm1 zxcvbnm123
  zxcv1234 qwer1234 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzxc1 qazwsx123 qazwsxedc1 qaz12345
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
  zaq1xsw2 2wsx3edc 3edc4rfv
  abc12345 abc123456 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef123 abcdefg1 abcdefg123
  abcdefgh1 aabbcc123 aa123456 aa12345678 aaa12345 a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
  a123456a 1a2b3c4d 123abc123 123456abc 12345abc 1234abcd 123456789a 12345678a 1234567a 123456ab 12345qwe
  12345qwert 123456qwe 123qweasd 123qwe123 1234qwer 123456aa 123123abc 112233aa 11223344a 111111aa z1234567
  x1234567 s1234567 w1234567 m1234567 q1234567 q12345678 q123456789 zz123456 qq123456 qq123456789 as123456
  asd12345 asd123456 zxc12345 zxc123456 xyz12345 woaini520 woaini1314 wang1234 li123456
  admin123 admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025
  administrator1 administrator123 root1234 root12345 root123456 toor1234 user1234 user12345 guest123 guest1234
  test1234 test12345 test123456 testing1 testing123 tester123 test123test login123 master123 changeme1
  changeme12 changeme123 default1 default123 temp1234 temporary1 letmein1 letmein12 letmein123 welcome1
  welcome2 welcome01 welcome12 welcome123 welcome1234 welcome2020 welcome2021 welcome2022 welcome2023
  welcome2024 welcome2025 secret12 secret123 access14 trustno1 whatever1 nothing1 hello123 hello1234 hello12345
  hallo123 bonjour1 bonjour123 iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu12 loveyou1 lovely123 love1234
  love12345 mylove123 jesus123 jesus777 christ123 blessed1 heaven123 angel123 princess1 princess12 princess123
  sunshine1 sunshine12 sunshine123 superman1 superman123 batman123 spiderman1 starwars1 starwars123 pokemon1
  pokemon123 naruto123 minecraft1 minecraft123 roblox123 fortnite1 football1 football12 football123 baseball1
  baseball12 baseball123 basketball1 softball1 soccer12 soccer123 hockey123 liverpool1 liverpool123 chelsea1
  chelsea123 arsenal1 arsenal123 barcelona1 juventus1 michael1 michael123 jordan23 jordan123 jessica1 jennifer1
  ashley123 charlie1 charlie123 daniel123 thomas123 andrew123 anthony1 matthew1 nicole123 robert123 william1
  samantha1 samsung1 samsung123 computer1 computer123 internet1 internet123 google123 facebook1 facebook123
  linkedin1 myspace1 dragon123 monkey12 monkey123 shadow123 tigger123 butterfly1 chocolate1 chocolate123
  cookie123 banana123 orange123 purple123 diamond1 freedom1 forever1 flower123 summer12 summer123 summer2020
  summer2021 summer2022 summer2023 summer2024 summer2025 winter123 winter2020 winter2021 winter2022 winter2023
  winter2024 winter2025 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 autumn2020 autumn2021
  autumn2022 autumn2023 autumn2024 autumn2025 january1 september1 october1 november1 december1 monday123
  friday123 company1 company123 business1 office123 money123 mustang1 corvette1 mercedes1 porsche911 ferrari1
  harley123 yamaha123 killer123 fuckyou1 fuckyou2 fuckyou123 babygirl1 babygirl123 rockyou1 blink182 slipknot1
  metallica1 nirvana1 eminem123 gangster1 ninja123 player123 gfhjkm123 parola12 india123 pakistan1 america1
  canada123 london123 china123 mexico123`.split(/\s+/),
);

/** Whether a password is one of those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
