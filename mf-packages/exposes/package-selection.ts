export { PackageSelection as default } from '../features/selection/PackageSelection';
