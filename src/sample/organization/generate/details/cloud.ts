import {ids} from '../draft';
import type {Details} from './details';

/** Details from cloud accounts, registries, and hosting services. */
export const cloudDetails: Details = {
  CloudResource: ({uid, name, cloudProvider, categories, tags}, {chance}) => {
    const [kind = ''] = ids(categories);
    const stores = /bucket|Database|account|vault/.test(kind);
    return {
      cloudInstanceId: uid,
      cloudAccountName: cloudProvider === 'AWS' ? 'larkfield-prod' : 'larkfield-corporate',
      resourceGroup: cloudProvider === 'Azure' ? 'rg-corporate' : undefined,
      encryptedAtRest: stores ? chance.chance(0.8) : undefined,
      publicAccessBlocked: stores ? !ids(tags).includes('internet-facing') : undefined,
      dnsNames: kind === 'Storage bucket' ? [`${name}.s3.eu-central-1.amazonaws.com`] : undefined,
      configuration: kind === 'Serverless function' ? 'runtime=PYTHON_3_12' : undefined,
    };
  },
  Cluster: (_, {draft}) => {
    const nodes = draft.of('Host').filter(({name}) => String(name).startsWith('tele-'));
    return {
      clusterType: 'Kubernetes',
      version: 'v1.31.4',
      apiServerUrl: 'https://eks-telematics.corp.example:6443',
      cloudProvider: 'AWS',
      cloudAccountId: '012345678901',
      cloudInstanceId: 'arn:aws:eks:eu-central-1:012345678901:cluster/telematics',
      cloudRegion: 'eu-central-1',
      hosts: nodes.map(({id}) => id),
      numberOfNodes: nodes.length + 1,
    };
  },
  Container: ({name, uid}, {index}) => ({
    containerId: String(uid).slice(-6).padStart(12, '4f1a9c0e7d2b'),
    runtime: 'containerd 1.7.22',
    namespace: /shop|order|price/.test(String(name)) ? 'shop-prod' : 'telematics-prod',
    podName: String(name),
    privileged: index % 5 === 4,
    ipAddresses: [`10.244.3.${10 + index}`],
    lastStarted: '2025-12-11T05:00:00Z',
  }),
  ContainerImage: ({os}, {index}) => ({
    architecture: index % 3 ? 'x86_64' : 'arm64',
    baseImage: String(os).startsWith('Alpine') ? 'alpine:3.20' : 'debian:12-slim',
    numberOfLayers: 5 + (index % 6),
    sizeInBytes: 61_000_000 + 17_300_000 * index,
    signed: index % 4 !== 3,
    lastPulled: index === 8 ? '2025-03-02T11:00:00Z' : '2025-12-14T22:10:00Z',
  }),
  HostImage: (_, {index}) => ({
    imageId: `golden-${index + 1}`,
    architecture: 'x86_64',
    publisher: 'Larkfield cloud platform',
    publiclyShared: false,
    deprecated: index === 1,
    deprecationDate: index === 1 ? '2025-10-01T00:00:00Z' : '2027-06-30T00:00:00Z',
  }),
  CodeProject: ({name}, {index}) => ({
    branch: 'main',
    buildTools: ['maven', 'npm', 'pip'].slice(index % 3, (index % 3) + 1),
    qualityGate: index % 4 === 0 ? 'FAILED' : 'PASSED',
    cloudProvider: /telematics|firmware|shop/.test(String(name)) ? 'AWS' : undefined,
    cloudHostType: /telematics|firmware|shop/.test(String(name)) ? 'Container service' : undefined,
  }),
};
