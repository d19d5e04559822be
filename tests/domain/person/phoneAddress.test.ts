import { describe, expect, it } from 'vitest';
import { mailAddress, phoneAddress } from '#domain/person/phoneAddress.ts';

describe('a tel: address', () => {
  it.each([
    ['0571-5550 0118', 'tel:057155500118'],
    ['+86 (571) 5550.0118', 'tel:+8657155500118'],
    ['＋８６ 13800138000', 'tel:+8613800138000'],
    ['400 820 8820', 'tel:4008208820'],
    ['+49 (0)40 123456-78', 'tel:+494012345678'],
    ['0049 (0) 40 123456-78', 'tel:00494012345678'],
    ['+39 (0)6 6982 1234', 'tel:+390669821234'],
    ['(+86) 138 0000 1234', 'tel:+8613800001234'],
    ['(86)13800001234', 'tel:+8613800001234'],
    ['(0755) 8888 6666', 'tel:075588886666'],
  ])('of %s is %s', (phone, address) => {
    expect(phoneAddress(phone)).toBe(address);
  });

  it.each(['', '0571-5550 0118 / 0119', 'ask at the gate', '12', 'javascript:alert(1)'])(
    'is undefined for "%s"',
    (phone) => {
      expect(phoneAddress(phone)).toBeUndefined();
    },
  );
});

describe('a mailto: address', () => {
  it('is made of an e-mail address', () => {
    expect(mailAddress('help@example.com')).toBe('mailto:help@example.com');
  });

  it.each(['', 'help', 'help@example', 'a@b.cn,c@d.cn', 'help@example.com?bcc=x@y.zz', 'a b@c.cn'])(
    'is undefined for "%s"',
    (email) => {
      expect(mailAddress(email)).toBeUndefined();
    },
  );
});
