import { definePlugin, languages } from '@admin/shell';

/** A few Arabic texts: a page uses the direction of a language only if it has texts in it. */
export const arabicTexts = definePlugin({
  id: 'arabic-texts',
  contributes: [
    languages.add({
      code: 'ar',
      label: 'العربية',
      direction: 'rtl',
      messages: () =>
        Promise.resolve({ default: { 'frame.account': 'قائمة الحساب', 'frame.sign-out': 'تسجيل الخروج' } }),
    }),
  ],
});
