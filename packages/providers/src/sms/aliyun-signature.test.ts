import { expect, it } from 'vitest'
import { aliyunSignature } from './aliyun-signature'

it('gives the signature of the example in the documentation of SendSms', () => {
  const parameters = {
    AccessKeyId: 'testId',
    Timestamp: '2017-07-12T02:42:19Z',
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    Action: 'SendSms',
    Version: '2017-05-25',
    RegionId: 'cn-hangzhou',
    PhoneNumbers: '15300000001',
    SignName: '阿里云短信测试专用',
    TemplateParam: '{"customer":"test"}',
    TemplateCode: 'SMS_71390007',
    Format: 'XML',
    OutId: '123',
  }
  expect(aliyunSignature('GET', parameters, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=')
})

it('gives the signature of the general example, whatever stands in Signature', () => {
  const parameters = {
    Timestamp: '2016-02-23T12:46:24Z',
    Format: 'XML',
    AccessKeyId: 'testid',
    Action: 'DescribeRegions',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '3ee8c1b8-83d3-44af-a94f-4e0ad82fd6cf',
    Version: '2014-05-26',
    SignatureVersion: '1.0',
    Signature: 'anything',
  }
  expect(aliyunSignature('GET', parameters, 'testsecret')).toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
  expect(aliyunSignature('POST', parameters, 'testsecret')).not.toBe('OLeaidS1JvxuMvnyHOwuJ+uX5qY=')
})
