// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useEffect, useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, FieldDefinition } from '#domain/form/formDefinition.ts';
import { fieldTypes } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { loadCountries } from '#ui/country/loadCountries.ts';
import { AboutOwnerContext } from '#ui/fields/typed/useAutocomplete.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { question, renderInLanguage } from '../renderInLanguage.tsx';

const choices = ['a', 'b', 'c', 'd'].map((value) => ({
  value,
  text: { zh: `选项${value}`, en: `Choice ${value}` },
}));

let answered: Answer | undefined;

// Otherwise it would come in the middle of a test.
beforeAll(() => loadCountries());

function Asked({ field, start, problem }: { field: FieldDefinition; start?: Answer; problem?: Problem }) {
  const [answer, setAnswer] = useState(start);
  useEffect(() => {
    answered = answer;
  }, [answer]);
  return <FormField field={field} answer={answer} onChange={setAnswer} problem={problem} />;
}

function control(): HTMLElement {
  const found = document.getElementById('field-Field');
  if (!found) throw new Error('The field has no first control.');
  return found;
}

describe('a field', () => {
  it('shows its label, that it is required, its hint and its error', async () => {
    const field = question({ required: true, hint: { zh: '名片上的写法', en: '' } });
    await renderInLanguage(<Asked field={field} problem={{ code: 'required', field: 'Field' }} />);
    const input = screen.getByRole('textbox', { name: '职务 必填' });
    expect(input).toHaveProperty('id', 'field-Field');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '名片上的写法',
      '请填写',
    ]);
  });

  it('is framed and says so in its name where the organiser asks for it', async () => {
    await renderInLanguage(<Asked field={question({ required: true, isToComplete: true })} />);
    const input = screen.getByRole('textbox', { name: '职务 请补充 必填' });
    expect(input.closest('.fieldRow-field--toComplete')).not.toBeNull();
    expect(document.querySelectorAll('.fieldRow-tag')).toHaveLength(1);
  });

  it('has no description and is valid while there is nothing to say', async () => {
    await renderInLanguage(<Asked field={question({})} />);
    const input = screen.getByRole('textbox', { name: '职务 选填' });
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
  });

  it('shows the organiser’s text for a wrong answer, ours for a missing one', async () => {
    const field = question({ errorText: { zh: '请按名片填写', en: '' }, max: 3 });
    const { unmount } = await renderInLanguage(
      <Asked field={field} problem={{ code: 'tooLong', values: { max: 3 } }} />,
    );
    expect(screen.getByText('请按名片填写')).toBeTruthy();
    unmount();
    await renderInLanguage(<Asked field={field} problem={{ code: 'required' }} />, 'en');
    expect(screen.getByText('Enter an answer')).toBeTruthy();
  });

  it.each([
    ['text', 'required', '请填写', 'Enter an answer'],
    ['singleChoice', 'required', '请选择', 'Choose an option'],
    ['country', 'required', '请选择', 'Choose an option'],
    ['file', 'required', '请上传', 'Add a file'],
    ['agreement', 'agreementNeeded', '请先勾选同意', 'Tick to agree'],
    ['text', 'tooLong', '最多 3 个字，请删减', 'At most 3 characters'],
  ] as const)(
    'of the kind %s with %s does not repeat its label, and all of it is read out',
    async (type, code, zh, en) => {
      const field = question({ type, choices, required: true });
      const problem = { code, values: { max: 3 } };
      const { unmount } = await renderInLanguage(<Asked field={field} problem={problem} />);
      const error = document.getElementById('field-Field-error');
      expect(error?.textContent).toBe(zh);
      expect(error?.getAttribute('data-announced')).toContain('「职务」');
      unmount();
      await renderInLanguage(<Asked field={field} problem={problem} />, 'en');
      expect(document.getElementById('field-Field-error')?.textContent).toBe(en);
    },
  );

  it('marks the language of the organiser’s own text', async () => {
    const field = question({ errorText: { zh: '请按名片填写', en: '' }, max: 3 });
    const problem = { code: 'tooLong', values: { max: 3 } } as const;
    await renderInLanguage(<Asked field={field} problem={problem} />, 'en');
    expect(screen.getByText('请按名片填写').lang).toBe('zh-CN');
  });

  it.each([
    ['mobile', { type: 'tel', inputmode: 'tel', autocomplete: 'tel' }],
    ['email', { type: 'email', inputmode: 'email', autocomplete: 'email', autocapitalize: 'off' }],
    ['number', { type: 'text', inputmode: 'decimal' }],
    ['date', { type: 'date' }],
  ] as const)('of the kind %s opens the right keyboard', async (type, attributes) => {
    await renderInLanguage(<Asked field={question({ type })} />);
    for (const [name, value] of Object.entries(attributes))
      expect([name, control().getAttribute(name)]).toEqual([name, value]);
  });

  it.each([
    ['Name', 'text', 'name'],
    ['NameEn', 'text', 'name'],
    ['CompanyName', 'text', 'organization'],
    ['Job', 'text', 'organization-title'],
    ['Address', 'longText', 'street-address'],
    ['Birthday', 'date', 'bday'],
    ['ArrivalDay', 'date', 'off'],
    ['WorkEmail', 'email', 'email'],
    ['MobileAbroad', 'phone', 'tel'],
    ['InviterPhone', 'phone', 'off'],
    ['ContactPerson', 'text', 'off'],
  ] as const)('called %s of the kind %s has the autocomplete value %s', async (key, type, token) => {
    await renderInLanguage(<Asked field={question({ key, type })} />);
    const input = document.getElementById(`field-${key}`);
    expect(input?.getAttribute('autocomplete')).toBe(token);
  });

  it('about a companion has no autocomplete', async () => {
    await renderInLanguage(
      <AboutOwnerContext.Provider value={false}>
        <Asked field={question({ key: 'NameEn' })} />
      </AboutOwnerContext.Provider>,
    );
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('off');
  });

  it.each(fieldTypes)('of the kind %s has no accessibility fault that jsdom can detect', async (type) => {
    const { container } = await renderInLanguage(
      <Asked
        field={question({ type, choices, max: 3, required: true, hint: { zh: '提示', en: '' } })}
        problem={{ code: type === 'idDocument' ? 'documentTypeMissing' : 'required', field: 'Field' }}
      />,
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('of an unknown kind says so instead of disappearing', async () => {
    const field = { ...question({}), type: 'signature' } as unknown as FieldDefinition;
    await renderInLanguage(<Asked field={field} />);
    expect(screen.getByRole('note').textContent).toContain('暂时无法在此填写');
  });
});

describe('entering', () => {
  it('a pasted megabyte is cut far above the limit, and the rest still counts as too long', {
    tags: ['X14'],
  }, async () => {
    await renderInLanguage(<Asked field={question({ max: 50 })} />);
    fireEvent.change(control(), { target: { value: '甲'.repeat(1_000_000) } });
    expect(answered).toBe('甲'.repeat(5000));
    expect(screen.getByRole('status').textContent).toBe('超出 4950 字，请删减');
  });

  it('a mobile number shows its normalised form on blur', async () => {
    await renderInLanguage(<Asked field={question({ type: 'mobile' })} />);
    await userEvent.type(control(), '+86 138-0000-0001');
    expect(answered).toBe('+86 138-0000-0001');
    await userEvent.tab();
    expect(answered).toBe('13800000001');
  });

  it('half a mobile number stays as it was typed', async () => {
    await renderInLanguage(<Asked field={question({ type: 'mobile' })} />);
    await userEvent.type(control(), '138 00');
    await userEvent.tab();
    expect(answered).toBe('138 00');
  });

  it('Enter inside an input method does not send the form', async () => {
    await renderInLanguage(<Asked field={question({})} />);
    expect(fireEvent.keyDown(control(), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(control(), { key: 'Enter', keyCode: 13 })).toBe(true);
  });

  it('one choice out of few is shown as radio buttons in a named group', async () => {
    await renderInLanguage(<Asked field={question({ type: 'singleChoice', choices })} />);
    expect(screen.getByRole('radiogroup', { name: '职务 选填' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '选项c' }));
    expect(answered).toBe('c');
    expect(screen.getByRole('radio', { name: '选项c' })).toHaveProperty('checked', true);
  });

  it('few short choices are chips, two that exclude each other are halves of a switch, and long ones are rows', async () => {
    const looks = async (type: FieldDefinition['type'], texts: readonly string[]) => {
      const asked = texts.map((text) => ({ value: text, text: { zh: text, en: '' } }));
      const { container, unmount } = await renderInLanguage(
        <Asked field={question({ type, choices: asked })} />,
      );
      const labels = [...container.querySelectorAll('label:has(input)')].map(({ className }) => className);
      unmount();
      return [...new Set(labels)];
    };
    const eight = Array.from({ length: 8 }, (_, at) => `第${at}项`);
    expect(await looks('singleChoice', eight)).toEqual(['chip-root']);
    expect(await looks('multipleChoice', eight)).toEqual(['chip-root']);
    expect(await looks('multipleChoice', [...eight, '第九项'])).toEqual(['tick-root']);
    expect(await looks('singleChoice', ['是', '否'])).toEqual(['choiceSegment-root']);
    expect(await looks('multipleChoice', ['是', '否'])).toEqual(['chip-root']);
    expect(await looks('singleChoice', ['是', '不，我与其他代表同乘一辆车前来参会'])).toEqual(['tick-root']);
  });

  it('the language that is shown decides whether a choice is short', async () => {
    const asked = [
      { value: 'a', text: { zh: '院校', en: 'From a university or institute' } },
      { value: 'b', text: { zh: '企业', en: 'A company' } },
      { value: 'c', text: { zh: '其他', en: 'Other' } },
    ];
    const field = question({ type: 'singleChoice', choices: asked });
    const { unmount } = await renderInLanguage(<Asked field={field} />);
    expect(screen.getByRole('radio', { name: '院校' }).closest('label')?.className).toBe('chip-root');
    unmount();
    await renderInLanguage(<Asked field={field} />, 'en');
    expect(screen.getByRole('radio', { name: 'Other' }).closest('label')?.className).toBe('tick-root');
  });

  it('a chosen chip carries a mark, and a full one says so and cannot be chosen', async () => {
    const some = [...choices.slice(0, 2), { value: 'full', text: { zh: '午餐', en: '' }, isFull: true }];
    const { container } = await renderInLanguage(
      <Asked field={question({ type: 'singleChoice', choices: some })} />,
    );
    expect(container.querySelector('svg')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '选项b' }));
    expect(container.querySelector('svg')?.closest('label')?.textContent).toBe('选项b');
    expect(screen.getByRole('radio', { name: '午餐 已满' })).toHaveProperty('disabled', true);
  });

  describe('one choice out of many', () => {
    const some = (length: number) =>
      Array.from({ length }, (_, n) => ({
        value: `v${n}`,
        text: { zh: `第${n}项`, en: '' },
        isFull: n === 3,
      }));
    const opener = (chosen: string) => screen.getByRole('button', { name: `职务 选填 ${chosen}` });

    it('is made in a sheet, where a tap takes it and closes, and the focus returns', async () => {
      await renderInLanguage(<Asked field={question({ type: 'singleChoice', choices: some(9) })} />);
      await userEvent.click(opener('请选择'));
      const sheet = screen.getByRole('dialog', { name: '职务' });
      expect(within(sheet).queryByRole('radio', { checked: true })).toBeNull();
      expect(within(sheet).getByRole('radio', { name: '第3项 已满' })).toHaveProperty('disabled', true);
      expect(within(sheet).queryByRole('searchbox')).toBeNull();
      await userEvent.click(within(sheet).getByRole('radio', { name: '第6项' }));
      expect(answered).toBe('v6');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener('第6项'));
    });

    it('begins at what is chosen, and Enter closes', async () => {
      await renderInLanguage(
        <Asked field={question({ type: 'singleChoice', choices: some(9) })} start="v6" />,
      );
      await userEvent.click(opener('第6项'));
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: '第6项', checked: true }));
      await userEvent.keyboard('{Enter}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(opener('第6项'));
    });

    it('has a search from thirteen rows on, and Tab goes past the rows', async () => {
      await renderInLanguage(<Asked field={question({ type: 'singleChoice', choices: some(13) })} />);
      await userEvent.click(opener('请选择'));
      const search = screen.getByRole('searchbox', { name: '搜索选项' });
      await userEvent.tab();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }));
      screen.getByRole('radio', { name: '第0项' }).focus();
      await userEvent.tab({ shift: true });
      expect(document.activeElement).toBe(search);
      await userEvent.type(search, '12');
      expect(screen.getAllByRole('radio').map((row) => row.closest('label')?.textContent)).toEqual([
        '第12项',
      ]);
      await userEvent.type(search, '3');
      expect(screen.queryAllByRole('radio')).toEqual([]);
      expect(screen.getByText('没有相符的选项')).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(answered).toBeUndefined();
    });
  });

  it('a fourth tick of three is refused with an announcement, and a swap works', {
    tags: ['field-checks', 'questionnaire-answers'],
  }, async () => {
    await renderInLanguage(
      <Asked field={question({ type: 'multipleChoice', choices, max: 3 })} start={['a', 'b']} />,
    );
    expect(screen.getByRole('status').textContent).toBe('最多 3 项 · 已选 2');
    await userEvent.click(screen.getByRole('checkbox', { name: '选项d' }));
    expect(screen.getByRole('status').textContent).toBe('最多 3 项 · 已选 3');
    await userEvent.click(screen.getByRole('checkbox', { name: '选项c' }));
    expect(answered).toEqual(['a', 'b', 'd']);
    expect(screen.getByRole('checkbox', { name: '选项c' })).toHaveProperty('checked', false);
    expect(screen.getByRole('status').textContent).toBe('最多 3 项，请先取消一项');
    await userEvent.click(screen.getByRole('checkbox', { name: '选项a' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '选项c' }));
    expect(answered).toEqual(['b', 'c', 'd']);
  });

  it('ticks that are not offered any more disappear with the next tick', async () => {
    await renderInLanguage(<Asked field={question({ type: 'multipleChoice', choices })} start={['gone']} />);
    await userEvent.click(screen.getByRole('checkbox', { name: '选项b' }));
    expect(answered).toEqual(['b']);
  });

  describe('a count of at most thirty', () => {
    const field = question({ type: 'number', min: 0, max: 20, required: true });
    const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: '职务 必填' });
    const more = () => userEvent.click(screen.getByRole('button', { name: '增加 职务' }));
    const less = () => userEvent.click(screen.getByRole('button', { name: '减少 职务' }));

    it('is empty at first, stepped or typed within its limits, and emptied', async () => {
      await renderInLanguage(<Asked field={field} />);
      expect([number().value, answered]).toEqual(['', undefined]);
      await more();
      await more();
      expect(answered).toBe('2');
      await userEvent.clear(number());
      expect(answered).toBe('');
      await userEvent.tab();
      expect(number().value).toBe('');
      await less();
      expect(answered).toBe('0');
      await userEvent.clear(number());
      await userEvent.type(number(), '12');
      expect(answered).toBe('12');
    });

    it('shows its problem at the number', async () => {
      await renderInLanguage(<Asked field={field} problem={{ code: 'required' }} />);
      expect(number().getAttribute('aria-invalid')).toBe('true');
      expect(number().getAttribute('aria-describedby')).toBe('field-Field-error');
    });

    it.each([
      ['a wide range', { max: 31 }, ''],
      ['a limit with a fraction', { max: 2.5 }, ''],
      ['an answer with a fraction', {}, '2.5'],
      ['an answer beyond the limit', {}, '21'],
    ])('with %s is typed', async (_, part, start) => {
      await renderInLanguage(<Asked field={{ ...field, ...part }} start={start} />);
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(screen.getByRole('textbox', { name: '职务 必填' })).toHaveProperty('value', start);
    });
  });

  it('an empty date says in the language of the page what to do, until it is there', async () => {
    const { container } = await renderInLanguage(<Asked field={question({ type: 'date' })} />, 'en');
    expect(container.textContent).toContain('Choose a date');
    fireEvent.change(control(), { target: { value: '2026-12-01' } });
    expect(container.textContent).not.toContain('Choose a date');
    expect(answered).toBe('2026-12-01');
  });

  it.each([
    ['date', '2031-12-18', 'zh', '2031年12月18日 周四'],
    ['date', '2031-12-18', 'en', 'Thu 18 Dec 2031'],
    ['dateTime', '2031-12-18 09:00', 'en', '18 Dec 2031, 09:00'],
  ] as const)('a chosen %s %s reads in %s as on all screens: %s', async (type, start, language, text) => {
    const { container } = await renderInLanguage(
      <Asked field={question({ type })} start={start} />,
      language,
    );
    expect(container.textContent).toContain(text);
    expect(control()).toHaveProperty('value', start.replace(' ', 'T'));
  });

  it('an agreement is not ticked initially', async () => {
    await renderInLanguage(<Asked field={question({ type: 'agreement', required: true })} start="true" />);
    const box = screen.getByRole('checkbox', { name: '职务 必填' });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(box);
    expect(answered).toBe(true);
  });
});

describe('a document', () => {
  it('has a type and a number, each with its own label, and no autocomplete', async () => {
    await renderInLanguage(<Asked field={question({ type: 'idDocument' })} />);
    await userEvent.click(screen.getByRole('button', { name: '证件类型 请选择' }));
    await userEvent.click(screen.getByRole('radio', { name: '护照' }));
    expect(screen.getByRole('button', { name: '证件类型 护照' })).not.toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: '证件号码' }), 'E12345678');
    expect(answered).toEqual({ type: 'passport', number: 'E12345678' });
    expect(screen.getByRole('textbox').getAttribute('autocomplete')).toBe('off');
  });

  it('with one type asks for the number only', { tags: ['X19'] }, async () => {
    await renderInLanguage(<Asked field={question({ type: 'idDocument', documentTypes: ['mainlandId'] })} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: '居民身份证' }), '110105194912310021');
    expect(answered).toEqual({ type: 'mainlandId', number: '110105194912310021' });
    expect(screen.getByRole('status').textContent).toContain('请再核对一遍');
  });

  it('marks the wrong part', async () => {
    const field = question({ type: 'idDocument', required: true });
    await renderInLanguage(<Asked field={field} problem={{ code: 'documentTypeMissing' }} />);
    const type = screen.getByRole('button', { name: '证件类型 请选择' });
    expect(type.getAttribute('data-invalid')).toBe('true');
    expect(type.getAttribute('aria-describedby')).toBe('field-Field-error');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('a foreign number', { tags: ['country-picker'] }, () => {
  const code = () => document.getElementById('field-Field-code')!;
  const asked = (start?: string) => <Asked field={question({ type: 'phone' })} {...(start && { start })} />;

  it('typed completely shows its country, and keeps only the number in its field', async () => {
    await renderInLanguage(asked());
    await userEvent.type(control(), '+47 912 34 567');
    expect(code().textContent).toBe('挪威 +47');
    expect(control()).toHaveProperty('value', '912 34 567');
    await userEvent.tab();
    expect(answered).toBe('+47 91234567');
  });

  it('shows the country of its area code, and the first of several where it has none', async () => {
    await renderInLanguage(asked('+47 91234567'), 'en');
    await userEvent.clear(control());
    expect(code().textContent).toBe('Norway +47');
    await userEvent.type(control(), '+1416');
    expect(code().textContent).toBe('Canada +1');
    await userEvent.clear(control());
    await userEvent.type(control(), '876');
    expect(code().textContent).toBe('Jamaica +1');
    await userEvent.clear(control());
    await userEvent.type(control(), '+1212');
    expect(code().textContent).toBe('United States +1');
  });

  it('with a country only is no answer', async () => {
    await renderInLanguage(asked('+47 9'), 'en');
    await userEvent.clear(control());
    expect(answered).toBe('');
    expect(code().textContent).toBe('Norway +47');
    await userEvent.type(control(), '91234567');
    expect(answered).toBe('+47 91234567');
  });

  it('of the mainland without a code gets one on blur', async () => {
    await renderInLanguage(asked());
    await userEvent.type(control(), '138 0000 0001');
    await userEvent.tab();
    expect(answered).toBe('+86 13800000001');
    expect(code().textContent).toBe('中国 +86');
  });

  it('without a country marks the button, not the field', async () => {
    const field = question({ type: 'phone' });
    await renderInLanguage(<Asked field={field} start="91234567" problem={{ code: 'dialCodeMissing' }} />);
    expect(code().hasAttribute('data-invalid')).toBe(true);
    expect(control().getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('请先选择号码所属的国家或地区')).toBeTruthy();
  });
});

describe('a number plate', { tags: ['vehicle-plate'] }, () => {
  const asked = <Asked field={question({ type: 'plate' })} />;

  it('offers the province sign by a tap, until it is entered', async () => {
    await renderInLanguage(asked);
    expect(screen.getAllByRole('button')).toHaveLength(31);
    await userEvent.click(screen.getByRole('button', { name: '沪' }));
    expect(answered).toBe('沪');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(document.activeElement).toBe(control());
    await userEvent.type(control(), 'ad12345');
    await userEvent.tab();
    expect(answered).toBe('沪AD12345');
  });

  it('is one tab stop, and arrows move among the signs', async () => {
    await renderInLanguage(asked);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('京');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('冀');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('新');
    await userEvent.tab();
    expect(document.activeElement).toBe(control());
  });

  it('keeps what was typed before the sign', async () => {
    await renderInLanguage(<Asked field={question({ type: 'plate' })} start="A12345" />);
    await userEvent.click(screen.getByRole('button', { name: '粤' }));
    expect(answered).toBe('粤A12345');
  });
});
