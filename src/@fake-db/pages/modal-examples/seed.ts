import { personNamed } from '@fake-db/shell/people/people'
import { product } from '@/product'
import type { Examples, Member } from '@/redux/pages/modal-examples/schema'

function contactOf(name: string) {
  const { fullName, email, avatar } = personNamed(name)
  return { name: fullName, email, avatar }
}

function memberOf(id: number, name: string, role: Member['role']): Member {
  return { ...contactOf(name), id, role }
}

export function seedExamples(now: Date): Examples {
  const sentAt = new Date(now.getTime() - 3 * 86_400_000).toISOString()
  return {
    projectLink: `https://${product.domain}/projects/harbour-relaunch`,
    members: [
      memberOf(1, 'Amara Mensah', 'owner'),
      memberOf(2, 'Devika Subramanian', 'editor'),
      memberOf(3, 'Jakub Dvořák', 'viewer'),
    ],
    people: [
      'Bjørn Lindqvist',
      'Catalina Reyes',
      'Émilie Tremblay',
      'Haruka Nishimura',
      'Ibrahim Sesay',
      'Wanjiru Kamau',
    ].map(contactOf),
    paymentMethods: [],
    billingAddress: null,
    twoFactor: { enabled: false, method: 'app', phone: '' },
    signIn: 'password',
    person: {
      fullName: 'Amara Mensah',
      username: 'amara',
      email: 'amara@baobab.example',
      phone: '+233 24 555 0117',
      company: 'Baobab Analytics',
    },
    referralLink: `https://${product.domain}/join/amara`,
    referrals: [{ id: 1, email: 'naledi@mokoena.example', sentAt }],
    apps: [],
  }
}
